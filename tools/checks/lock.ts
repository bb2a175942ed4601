import { type Finding, lineAt, type Tree } from '../tree.ts'
import { lockName, packagesOf } from './lock-file.ts'

/**
 * Faults that make `npm ci` fail on another machine: a platform package that its parent needs but the lock file lacks
 * (npm drops one silently when its registry does not have it that day), or the address of one registry.
 */
export function lock(tree: Tree): Finding[] {
  if (!tree.has(lockName)) return [{ file: lockName, line: 1, sentence: 'is missing' }]
  const text = tree.text(lockName)
  const packages = packagesOf(tree)
  const finding = (key: string, sentence: string) => ({
    file: lockName,
    line: lineAt(text, Math.max(0, text.indexOf(`"${key}": {`))),
    sentence,
  })
  return [...packages].flatMap(([key, one]) => {
    const lacking = Object.keys(one.optionalDependencies ?? {})
      .filter((name) => !places(key, name).some((place) => packages.get(place)?.version))
      .map((name) => finding(key, `${key} names ${name}, which is not here with a version`))
    const address = /^(https?|git\+?\w*|ssh):/.test(one.resolved ?? '')
    return address ? [...lacking, finding(key, `${key} is tied to an address (${one.resolved})`)] : lacking
  })
}

/** The folders in which Node looks for a package, nearest first. */
function places(key: string, name: string): string[] {
  const folders = key.split('/')
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .filter((folder) => folder !== '' && !folder.endsWith('node_modules'))
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}
