import { textOf } from '../literal.ts'
import { sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Tests that mock our own code; only the outside world may be faked (design 8). */
export function fakes(tree: Tree): Finding[] {
  return filesLike(tree, /\.(test|spec)\.tsx?$/).flatMap((file) => {
    const source = sourceOf(tree, file)
    const found: Finding[] = []
    visit(source, {
      CallExpression(node) {
        const called = source.text.slice(node.callee.start, node.callee.end)
        if (!/^(vi|vitest)\.(do)?mock$/i.test(called)) return
        const mocked = textOf(node.arguments[0]) ?? source.text.slice(node.start, node.end)
        if (!/^(\.|#|@arvand\/|vi)/.test(mocked)) return
        const sentence = `mocks ${mocked}, which is ours; enter by the real door`
        found.push({ file, line: lineAt(source.text, node.start), sentence })
      },
    })
    return found
  })
}
