import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import './look/cards.css';
import App from './App.svelte';
import { follow } from './settings/settings.svelte.ts';

follow();
mount(App, { target: document.getElementById('app')! });

// Fonts come when the page already stands.
requestAnimationFrame(() => setTimeout(() => void import('./look/fonts.css')));
