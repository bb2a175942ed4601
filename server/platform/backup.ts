export { type BackupOrder, backUp } from './backup/back-up.ts'
export type { Progress } from './backup/progress.ts'
export { type RestoreOrder, restore } from './backup/restore.ts'
export { megabytes, openTerminal, runProgram, type Terminal } from './backup/terminal.ts'
