export { MarkForm } from './mark-form.tsx'
export { MarkHistory } from './mark-history.tsx'
export { markIn } from './mark-in.ts'
export { shownPoints } from './shown-points.ts'
