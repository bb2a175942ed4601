/** The kinds of file that a table is taken along as. */
export const exportFormats = ['xlsx', 'csv'] as const
