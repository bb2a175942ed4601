export { SalesParts } from './sales-parts.tsx'
