import { isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Modules that ask the machine for the time instead of the clock they are given (design 3). */
export function clocks(tree: Tree): Finding[] {
  const files = filesLike(tree, /^server\/modules\/.*\.ts$/).filter((file) => !isTest(file))
  return files.flatMap((file) => {
    const source = sourceOf(tree, file)
    const found: Finding[] = []
    const add = ({ start }: { start: number }, asked: string) => {
      const sentence = `${asked} asks the machine; take the time from the clock that is given`
      found.push({ file, line: lineAt(source.text, start), sentence })
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
