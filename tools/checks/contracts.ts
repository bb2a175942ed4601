import { endpointsIn, errorsIn, mountsIn, type WrittenEndpoint } from '../contracts.ts'
import { textOf } from '../literal.ts'
import { faultsInSentence } from '../persian-prose.ts'
import { readRefusals } from '../refusals.ts'
import type { Finding, Tree } from '../tree.ts'

/**
 * Endpoints that are served not at all or twice, or that refuse with a code their contract does not list; codes without
 * a correct sentence.
 */
export function contracts(tree: Tree): Finding[] {
  return [...endpointFaults(tree), ...errorFaults(tree)]
}

/** Every endpoint may refuse with these codes (contracts/errors/request.ts). */
const isGeneral = (code: string): boolean => code.startsWith('request.')

function endpointFaults(tree: Tree): Finding[] {
  const mounts = mountsIn(tree)
  const codes = new Set(errorsIn(tree).map(({ code }) => code))
  const refusalsOf = readRefusals(tree, codes)
  const seen = new Map<string, WrittenEndpoint>()
  return endpointsIn(tree).flatMap((endpoint) => {
    const { file, line, name, errors } = endpoint
    const places = mounts.get(`${file}#${name}`) ?? []
    const faults = [
      ...shapeFaults(endpoint),
      ...errors
        .filter((code) => !codes.has(code))
        .map((code) => `${name} gives ${code}, which no table holds`),
      ...errors
        .filter((code, at) => errors.indexOf(code) !== at)
        .map((code) => `${name} lists ${code} twice`),
    ]
    if (places.length === 0) faults.push(`${name} is served by no module`)
    if (places.length > 1)
      faults.push(
        `${name} is served twice: ${places.map(({ file: at, line: n }) => `${at}:${n}`).join(', ')}`,
      )
    for (const { file: at, handler } of places)
      for (const [code, place] of handler ? refusalsOf({ file: at, node: handler }) : [])
        if (!isGeneral(code) && !errors.includes(code))
          faults.push(`${name} may give ${code} (${place}), which it does not list`)
    const address = ['service', 'method', 'path'].map((key) => textOf(endpoint.properties.get(key))).join(' ')
    const twin = seen.get(address)
    if (twin) faults.push(`${name} has the address of ${twin.name} (${address})`)
    seen.set(address, endpoint)
    return faults.map((sentence) => ({ file, line, sentence }))
  })
}

/** What answers each manager by their own scopes: the search and the queue, whose sources name theirs. */
const ofAllScopes = new Set(['manage/search', 'manage/queue/list'])

/** The rules of design 4 and wire.md 3 for addresses and access. */
function shapeFaults({ file, name, properties }: WrittenEndpoint): string[] {
  const text = (key: string) => textOf(properties.get(key)) ?? ''
  const faults: string[] = []
  const folder = file.split('/')[1]
  if (text('service') !== folder)
    faults.push(`${name} is of service «${text('service')}» in the folder ${folder}`)
  if (!/^[\w:-]+(\/[\w:-]+)*$/.test(text('path'))) faults.push(`${name}: «${text('path')}» is not a path`)
  const ofOneScope = (folder === 'panel' || folder === 'support') && !ofAllScopes.has(text('path'))
  if (text('access') === 'manager' && ofOneScope && !properties.has('scope'))
    faults.push(`${name} needs a scope`)
  if (text('path').startsWith('manage/') !== (text('access') === 'manager' && folder === 'panel'))
    faults.push(`${name}: panel/manage/… and the access of managers go together`)
  if (text('prose').trim().split(/\s+/).length < 3) faults.push(`${name} has no sentence of prose`)
  if (folder !== 'home' && folder !== 'export' && text('method') === 'GET')
    faults.push(`${name}: ${folder} is POST`)
  return faults
}

function errorFaults(tree: Tree): Finding[] {
  const seen = new Map<string, string>()
  return errorsIn(tree).flatMap(({ file, line, code, status, sentence }) => {
    // `courses-readiness.ts` is a part of `courses.ts` that browsers load alone.
    const word = file
      .split('/')
      .at(-1)
      ?.replace(/(-[a-z-]+)?\.ts$/, '')
    const faults: string[] = []
    if (!/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) faults.push('a code is word.what-happened')
    if (!code.startsWith(`${word}.`)) faults.push(`a code of this table starts with ${word}.`)
    if (status === undefined || status < 400 || status > 599) faults.push('no status of a refusal')
    faults.push(...(sentence === undefined ? ['no sentence'] : faultsInSentence(sentence)))
    const twin = seen.get(code)
    if (twin) faults.push(`is also in ${twin}`)
    seen.set(code, file)
    return faults.map((fault) => ({ file, line, sentence: `${code}: ${fault}` }))
  })
}
