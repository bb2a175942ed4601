export { dayCells, dayColumns } from './exports/days.ts'
export { inBatches } from './exports/in-batches.ts'
export { linkToExport } from './exports/link.ts'
export { querySheet } from './exports/query-sheet.ts'
export { type ExportDeps, type ExportMaker, serveExports, type TextFile } from './exports/serve.ts'
export {
  type Cell,
  csvOf,
  type Format,
  type Line,
  mostLines,
  type Spreadsheet,
  whyNotExport,
} from './exports/spreadsheet.ts'
export { xlsxOf } from './exports/xlsx.ts'
