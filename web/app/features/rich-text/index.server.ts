export { withFormulas } from './formulas.server.ts'
