export { AddRow } from './fields/add-row.tsx'
export { DecimalField } from './fields/decimal-field.tsx'
export { SortableRows } from './fields/sortable-rows.tsx'
export { type Category, categoryOptions } from './list/categories.ts'
