import type { Node } from 'oxc-parser'
import { hasPersian } from '../persian-prose.ts'
import { isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** The texts in these files are printed on a terminal, except SQL (next pattern). */
const programs = /^server\/(?:[^/]+|start\/.*|platform\/(?:postgres|backup|files)\/.*)\.ts$/
const query = /^\s*(?:select|insert|update|create)\b/

/** Programs print English, because terminals rarely join and order Persian letters correctly. */
export function terminal(tree: Tree): Finding[] {
  return filesLike(tree, /^server\/.*\.ts$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const source = sourceOf(tree, file)
      const found: Finding[] = []
      let written = programs.test(file) ? 1 : 0
      const read = (start: number, text: string) => {
        if (written === 0 || !hasPersian(text) || query.test(text)) return
        found.push({
          file,
          line: lineAt(source.text, start),
          sentence: 'Persian on a terminal; write English',
        })
      }
      visit(source, {
        NewExpression: (node) => void (isRefusal(node) && written++),
        'NewExpression:exit': (node) => void (isRefusal(node) && written--),
        CallExpression: (node) => void (isWriting(node) && written++),
        'CallExpression:exit': (node) => void (isWriting(node) && written--),
        Literal: (node) => typeof node.value === 'string' && read(node.start, node.value),
        TemplateLiteral: (node) =>
          read(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join('…')),
      })
      return found
    })
}

const isRefusal = (node: Extract<Node, { type: 'NewExpression' }>): boolean =>
  nameOf(node.callee) === 'StartupError'

/** `say(…)`, `terminal.say(…)`, `console.log(…)`. */
function isWriting({ callee }: Extract<Node, { type: 'CallExpression' }>): boolean {
  if (callee.type !== 'MemberExpression') return nameOf(callee) === 'say'
  return nameOf(callee.property) === 'say' || nameOf(callee.object) === 'console'
}
