import { isBuilder, isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** A comment with these words, on the line or above it, that says why the machine's time is needed, allows the line. */
const excuse = /\/\/.*\breal time\b/

/** Modules that ask the machine for the time instead of the Clock that they are given (design 3). */
export function clocks(tree: Tree): Finding[] {
  const files = filesLike(tree, /^(server\/modules|demo)\/.*\.ts$/).filter(
    (file) => !isTest(file) && !isBuilder(file),
  )
  return files.flatMap((file) => {
    const source = sourceOf(tree, file)
    const found: Finding[] = []
    const add = ({ start }: { start: number }, asked: string) => {
      const line = lineAt(source.text, start)
      if (
        source.text
          .split('\n')
          .slice(Math.max(0, line - 2), line)
          .some((one) => excuse.test(one))
      )
        return
      const sentence = `${asked} asks the machine; take the time from the clock that is given`
      found.push({ file, line, sentence })
    }
    visit(source, {
      NewExpression(node) {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) add(node, 'new Date()')
      },
      CallExpression(node) {
        if (source.text.slice(node.callee.start, node.callee.end) === 'Date.now') add(node, 'Date.now()')
      },
    })
    return found
  })
}
