/** What the page of a table needs of belote. */
export { default as Table } from './BeloteTable.svelte';
export { direct, settle } from './director.ts';
