/** What the page of a table needs of briscola. */
export { default as Table } from './BriscolaTable.svelte';
export { direct, settle } from './director.ts';
