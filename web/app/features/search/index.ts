export { FieldMenu } from './field-menu.tsx'
export { HeaderSearch } from './header-search.tsx'
