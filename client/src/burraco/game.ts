/** What the page of a table needs of burraco. */
export { default as Table } from './BurracoTable.svelte';
export { direct, settle } from './director.ts';
