/** Whether the page is a desk: the mat lies on wood, with paper at both sides. */

const desk = matchMedia('(min-width: 1024px) and (min-height: 600px)');
const screen = $state({ desk: desk.matches });
desk.addEventListener('change', (event) => (screen.desk = event.matches));

export const isDesk = (): boolean => screen.desk;
