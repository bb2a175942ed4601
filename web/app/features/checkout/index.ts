export { OpenedLines } from './opened-lines.tsx'
export { TryAgain } from './try-again.tsx'
export { useBought } from './use-bought.ts'
