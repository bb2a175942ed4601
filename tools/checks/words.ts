import { hasPersian } from '../persian-prose.ts'
import type { Finding, Tree } from '../tree.ts'

const glossary = 'docs/words.md'

/** Files and folders with the name of a word of the domain. */
const places = [
  /^server\/modules\/([^/]+)\//,
  /^web\/app\/features\/([^/]+)\//,
  /^contracts\/(?:panel|home|teacher|support|analysis|export)\/([^/]+?)(?:\.test)?\.ts$/,
  /^tests\/journeys\/([^/]+)\//,
]

/** Names of modules, features, contracts and journeys for which `docs/words.md` has no Persian word. */
export function words(tree: Tree): Finding[] {
  if (!tree.has(glossary)) return [{ file: glossary, line: 1, sentence: 'is missing' }]
  const known = new Set(
    tree
      .text(glossary)
      .split('\n')
      .filter((row) => row.startsWith('|') && hasPersian(row))
      .map((row) => row.split('|')[1]?.replaceAll('`', '').trim()),
  )
  const used = new Map<string, string>()
  for (const file of tree.files)
    for (const place of places) {
      const word = place.exec(file)?.[1]
      if (word && !used.has(word)) used.set(word, file)
    }
  return [...used]
    .filter(([word]) => !known.has(word))
    .map(([word, file]) => ({ file: glossary, line: 1, sentence: `has no row for «${word}» (${file})` }))
}
