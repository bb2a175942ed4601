/** The file formats in which a table can be exported. */
export const exportFormats = ['xlsx', 'csv'] as const
