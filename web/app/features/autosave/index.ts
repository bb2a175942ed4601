export { ConflictDialog, SavingLine } from './saving-line.tsx'
export { useAutosave } from './use-autosave.ts'
