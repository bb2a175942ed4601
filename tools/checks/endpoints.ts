import { endpointsIn } from '../contracts.ts'
import { textOf } from '../literal.ts'
import type { Finding, Tree } from '../tree.ts'

export const endpointsFile = 'contracts/endpoints.ts'

/** Compares `contracts/endpoints.ts` with the contracts. */
export function endpoints(tree: Tree): Finding[] {
  const found = (line: number, sentence: string) => [
    { file: endpointsFile, line, sentence: `${sentence}; npm run endpoints writes it again` },
  ]
  if (!tree.has(endpointsFile)) return found(1, 'is missing')
  const [lines, wanted] = [tree.text(endpointsFile).split('\n'), printed(tree).split('\n')]
  const at = wanted.findIndex((line, index) => line !== lines[index])
  if (at !== -1) return found(at + 1, `says «${lines[at] ?? ''}», the contracts «${wanted[at]}»`)
  return lines.length > wanted.length ? found(wanted.length, 'says more than the contracts') : []
}

/**
 * The types of all endpoints by service and path. Each type names its own file, so that a call makes the compiler read
 * one contract only; only types are imported, so that no schema reaches a browser.
 */
export function printed(tree: Tree): string {
  const services = Map.groupBy(endpointsIn(tree), ({ properties }) => textOf(properties.get('service')) ?? '')
  const blocks = [...services].toSorted(byName).map(([service, ofService]) => {
    const lines = ofService
      .map(({ file, name, properties }): [string, string] => [
        textOf(properties.get('path')) ?? '',
        `typeof import('${file.replace('contracts/', './')}').${name}`,
      ])
      .toSorted(byName)
      .map(([path, type]) => `    '${path}': ${type}\n`)
    return `  ${service}: {\n${lines.join('')}  }\n`
  })
  return `${header}export interface Endpoints {\n${blocks.join('')}}\n`
}

const header = `/** Every endpoint by its service and path. Written by \`npm run endpoints\`; a check compares it. */\n`

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1
