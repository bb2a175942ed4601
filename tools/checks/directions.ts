import type { Node, TemplateElement } from 'oxc-parser'
import { nameOf, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const side = '(?:\\d|\\[|\\(|auto|full|px)'
const physicalClass = new RegExp(
  '^(?:[^\\s]*:)?-?!?(?:' +
    [
      `(?:scroll-)?[mp][lr]-${side}.*`,
      `(?:left|right)-${side}.*`,
      '(?:text|float|clear)-(?:left|right)',
      'border-[lr](?:-.*)?',
      'rounded-(?:[lr]|[tb][lr])(?:-.*)?',
    ].join('|') +
    ')!?$',
)

const physicalProperty =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/
const sidedProperty = /^(?:text-align|float|clear)$/

/** A comment with a reason, on the line or above it, allows a physical direction. */
const reason = /physical:[^\S\n]*\S+(?:[^\S\n]+\S+)+/

/** Left and right where start and end are meant: in utility classes, style objects and style sheets of the web. */
export function directions(tree: Tree): Finding[] {
  const code = filesLike(tree, /^web\/.*\.tsx?$/).flatMap((file) => inCode(sourceOf(tree, file)))
  const css = filesLike(tree, /^web\/.*\.css$/).flatMap((file) => inCss(file, tree.text(file)))
  return [...code, ...css].filter(({ file, line }) => {
    const lines = tree.text(file).split('\n')
    return !reason.test(`${lines[line - 2] ?? ''}\n${lines[line - 1] ?? ''}`)
  })
}

function inCode(source: Source): Finding[] {
  const found: Finding[] = []
  const add = (offset: number, what: string) =>
    found.push({ file: source.file, line: lineAt(source.text, offset), sentence: logical(what) })
  const classes = (start: number, text: string) => {
    for (const word of text.matchAll(/\S+/g))
      if (physicalClass.test(word[0])) add(start + word.index, word[0])
  }
  visit(source, {
    Literal: (node) => typeof node.value === 'string' && classes(node.start + 1, node.value),
    TemplateElement: (node: TemplateElement) => classes(node.start, node.value.raw),
    JSXAttribute(node) {
      if (nameOf(node.name) === 'style' && node.value?.type === 'JSXExpressionContainer')
        for (const [at, name] of styleKeys(node.value.expression)) add(at, name)
    },
    Property(node) {
      const name = dashed(nameOf(node.key))
      if (name.includes('-') && isPhysical(name, node.value)) add(node.start, name)
    },
  })
  return found
}

/** `left` and `right` have other meanings too, so they are refused only inside a `style`. */
function styleKeys(style: Node): [number, string][] {
  if (style.type !== 'ObjectExpression') return []
  return style.properties.flatMap((property): [number, string][] => {
    if (property.type !== 'Property') return []
    const name = dashed(nameOf(property.key))
    return !name.includes('-') && isPhysical(name, property.value) ? [[property.start, name]] : []
  })
}

const isPhysical = (name: string, value: Node): boolean =>
  physicalProperty.test(name) || (sidedProperty.test(name) && /^(left|right)$/.test(nameOf(value)))

function inCss(file: string, text: string): Finding[] {
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
  const declared = [...bare.matchAll(/(?<=^|[;{\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
  const found = declared.flatMap(({ 1: name = '', 2: value = '', index }) => {
    const physical =
      physicalProperty.test(name) || (sidedProperty.test(name) && /^(left|right)\b/.test(value))
    return physical ? [{ file, line: lineAt(text, index), sentence: logical(name) }] : []
  })
  const applied = [...bare.matchAll(/@apply\s+([^;]+);/g)].flatMap(({ 1: words = '', index }) =>
    words
      .split(/\s+/)
      .filter((word) => physicalClass.test(word))
      .map((word) => ({ file, line: lineAt(text, index), sentence: logical(word) })),
  )
  return [...found, ...applied]
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const logical = (what: string): string =>
  `${what} is a physical direction; say start or end, or give a reason in a comment «physical: …»`
