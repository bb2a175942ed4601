import { formText } from './form-answer.ts'

export const sheetFormats = ['xlsx', 'csv'] as const

/** The kind of file that a form asks for; one that names none gets a workbook. */
export const sheetFormat = (form: FormData): (typeof sheetFormats)[number] =>
  formText(form, 'format') === 'csv' ? 'csv' : 'xlsx'
