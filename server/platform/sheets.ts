export { dayCells, dayColumns } from './sheets/days.ts'
export { inBatches } from './sheets/in-batches.ts'
export { linkToSheet } from './sheets/link.ts'
export { type ExportDeps, type SheetMaker, serveSheets } from './sheets/serve.ts'
export {
  type Cell,
  csvOf,
  type Format,
  type Line,
  mostLines,
  type Sheet,
  whyNotSheet,
} from './sheets/sheet.ts'
