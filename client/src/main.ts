import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { follow } from './settings/settings.svelte.ts';

follow();
mount(App, { target: document.getElementById('app')! });
