import type { JSXElement, Node } from 'oxc-parser'
import { faultsIn, hasPersian, latinWordsIn } from '../persian-prose.ts'
import { isTest, nameOf, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Attributes whose text people read or hear. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|alt|description|hint|label|placeholder|title)$/

/** Elements whose text is not prose. */
const notProse = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style'])

/** Texts for people: correct Persian everywhere, and no English on a screen. */
export function screenWords(tree: Tree): Finding[] {
  const ours = filesLike(tree, /^(web\/app|server|contracts|demo|styleguide)\/.*\.tsx?$/).filter(
    (file) => !isTest(file),
  )
  return ours.flatMap((file) => {
    const source = sourceOf(tree, file)
    return [...prose(source), ...english(source)]
  })
}

/** Faults in any text with Persian letters. */
function prose(source: Source): Finding[] {
  const found: Finding[] = []
  const read = (start: number, text: string) => {
    for (const sentence of faultsIn(text))
      found.push({
        file: source.file,
        line: lineAt(source.text, start),
        sentence: `${sentence}, in «${text.trim()}»`,
      })
  }
  visit(source, {
    Literal: (node) => typeof node.value === 'string' && read(node.start, node.value),
    TemplateLiteral: (node) => read(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join('۰')),
    JSXText: (node) => read(node.start, node.value.replace(/\s+/g, ' ')),
  })
  return found
}

function english(source: Source): Finding[] {
  const found: Finding[] = []
  const silent: Node[] = []
  const read = (start: number, text: string) => {
    if (silent.length > 0 || hasPersian(text) || latinWordsIn(text).length === 0) return
    const sentence = `English on the screen: «${text.trim()}»`
    found.push({ file: source.file, line: lineAt(source.text, start), sentence })
  }
  visit(source, {
    JSXElement(node) {
      if (isSilent(node)) silent.push(node)
    },
    'JSXElement:exit'(node) {
      if (silent.at(-1) === node) silent.pop()
    },
    JSXText: (node) => read(node.start, node.value),
    JSXAttribute(node) {
      if (!spoken.test(nameOf(node.name)) || node.value?.type !== 'Literal') return
      if (typeof node.value.value === 'string') read(node.start, node.value.value)
    },
    Property(node) {
      if (!source.file.endsWith('/words.ts') || node.value.type !== 'Literal') return
      if (typeof node.value.value === 'string') read(node.start, node.value.value)
    },
  })
  return found
}

/** Elements of code, and elements that declare another language. */
const isSilent = ({ openingElement: { name, attributes } }: JSXElement): boolean =>
  notProse.has(nameOf(name)) ||
  attributes.some((one) => one.type === 'JSXAttribute' && nameOf(one.name) === 'lang')
