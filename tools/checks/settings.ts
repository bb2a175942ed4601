import { sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Files that may read `process.env`, and why. */
export const readers: Readonly<Record<string, string>> = {
  'server/config.ts': 'the settings of the server',
  'web/app/config.ts': 'the settings of the web',
  'playwright.config.ts': 'CHROMIUM_PATH says where the browser of the journeys is',
}

/** Files that read `process.env` and are not on that list. */
export function settings(tree: Tree): Finding[] {
  return filesLike(tree, /\.(tsx?|m?js)$/)
    .filter((file) => !Object.hasOwn(readers, file))
    .flatMap((file) => readsIn(tree, file))
}

function readsIn(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const add = (at: { start: number }) =>
    found.push({
      file,
      line: lineAt(source.text, at.start),
      sentence: 'reads process.env; take it from config.ts',
    })
  const isProcess = (text: string) => /^(globalThis\.)?process$/.test(text)
  visit(source, {
    MemberExpression(node) {
      const [object, property] = [node.object, node.property].map((one) =>
        source.text.slice(one.start, one.end),
      )
      if (isProcess(object ?? '') && /^(env|['"`]env['"`])$/.test(property ?? '')) add(node)
    },
    VariableDeclarator(node) {
      const from = node.init && source.text.slice(node.init.start, node.init.end)
      if (from && isProcess(from) && node.id.type === 'ObjectPattern') add(node)
    },
    ImportDeclaration(node) {
      const asked = source.text.slice(node.start, node.end)
      if (/^(node:)?process$/.test(node.source.value) && /\benv\b/.test(asked)) add(node)
    },
  })
  return found
}
