import { sheetColumns, sheetHead } from '@arvand/contracts/question-sheet'
import { csvOf, xlsxOf } from '#platform/exports'
import { sheetRow } from './sheet-row.ts'
import type { QuestionWriter } from './written-question.ts'

/** A table as CSV or XLSX; each piece is a row until it is packed. */
const sheetWriter = (extension: 'csv' | 'xlsx'): QuestionWriter => ({
  extension,
  ...{ begin: '', end: '', hasMark: false, holdsFiles: false },
  category: () => '',
  question(question, writing) {
    const row = sheetRow(question, writing)
    return row && JSON.stringify(row)
  },
  pack(pieces) {
    const columns = sheetHead.map((head) => ({ head, width: head === sheetColumns.text ? 50 : 16 }))
    async function* lines() {
      for await (const piece of pieces) if (piece !== '') yield JSON.parse(piece) as string[]
    }
    return extension === 'csv' ? csvOf({ columns, lines }) : xlsxOf({ title: 'سؤال‌ها', columns, lines })
  },
})

export const csvWriter = sheetWriter('csv')
export const xlsxWriter = sheetWriter('xlsx')
