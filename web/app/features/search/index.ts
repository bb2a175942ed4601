export { FieldMenu } from './field-menu.tsx'
export { FrontSearch } from './front-search.tsx'
export { HeaderSearch } from './header-search.tsx'
