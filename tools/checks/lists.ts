import { isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Files that may page without the frame, and why. */
const mayPage: Readonly<Record<string, string>> = {
  'styleguide/table-samples.tsx': 'shows the components of `ui/` with made-up rows',
}

/**
 * A screen loads a list by `loadList` and shows it by `PagedList`: no other code reads a cursor or makes the link of
 * the next page.
 */
export const lists = (tree: Tree): Finding[] => listsBut(tree, mayPage)

export function listsBut(tree: Tree, excused: Readonly<Record<string, string>>): Finding[] {
  const files = filesLike(tree, /^web\/app\/features\/.*\.tsx?$/).filter((file) => !isTest(file))
  return files.flatMap((file) => {
    const found = pagings(tree, file)
    if (!Object.hasOwn(excused, file)) return found
    return found.length > 0
      ? []
      : [{ file, line: 1, sentence: 'pages no list any more; take it off the list' }]
  })
}

const pagers = new Set(['CursorPager', 'Pagination'])

function pagings(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const tell = (start: number, sentence: string) =>
    found.push({ file, line: lineAt(source.text, start), sentence })
  visit(source, {
    CallExpression({ callee, arguments: [first], start }) {
      const isRead = callee.type === 'MemberExpression' && nameOf(callee.property) === 'get'
      if (isRead && first?.type === 'Literal' && first.value === 'cursor')
        tell(start, 'a cursor read by hand; `loadList` reads the address by the fields of the endpoint')
    },
    Property({ key, start }) {
      if (nameOf(key) === 'nextCursor') tell(start, byHand)
    },
    MemberExpression({ property, start }) {
      if (nameOf(property) === 'nextCursor') tell(start, byHand)
    },
    JSXOpeningElement({ name, start }) {
      if (name.type === 'JSXIdentifier' && pagers.has(name.name)) tell(start, byHand)
    },
  })
  return found
}

const byHand = 'a list that pages without the frame; give the page that `loadList` answers to `PagedList`'
