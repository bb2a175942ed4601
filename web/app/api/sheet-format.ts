/** The kinds of file that a table is taken along as. */
export const sheetFormats = ['xlsx', 'csv'] as const
