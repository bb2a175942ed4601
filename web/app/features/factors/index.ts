export { FactorStateBadge } from './factor-state.tsx'
export { factorStateWords } from './factor-state-words.ts'
