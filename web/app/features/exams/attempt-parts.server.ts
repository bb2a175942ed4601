import { attemptScripts } from '../../attempt-scripts.server.ts'

/** The addresses of all that the page of an attempt may need; formulas where its questions come section by section. */
export const attemptParts = (isPaced: boolean): string[] => {
  const { module, imports, later, formulas } = attemptScripts
  return [module, ...imports, ...later, ...(isPaced ? formulas : [])].filter((address) =>
    address.endsWith('.js'),
  )
}
