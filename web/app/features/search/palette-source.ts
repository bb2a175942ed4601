import { search } from '@arvand/contracts/home/search'
import { searchManaged, searchOwn } from '@arvand/contracts/panel/search'
import type { ManagedKind, SearchKind } from '@arvand/contracts/search'
import { quietCall } from '../../api/browser.ts'
import type { PaletteSource } from '../../shell/palette-entries.ts'
import type { FoundItem } from './found-row.tsx'
import { shownText, shownTitle } from './shown-text.ts'
import { groupWords } from './words.ts'

/** A sign before the text asks for one kind alone. */
const signs: Readonly<Record<string, readonly SearchKind[]>> = {
  '#': ['factor', 'managedFactor'],
  '@': ['person', 'teacher'],
}

/** What managers look for stands above the pages of the site. */
const managed: readonly ManagedKind[] = [
  'person',
  'managedFactor',
  'offCode',
  'managedCourse',
  'managedSurvey',
]

const kinds = [...new Set([...managed, ...(Object.keys(groupWords) as SearchKind[])])]

/** What the search finds behind each of its doors that the visitor may use, in groups by kind. */
export const paletteSource: PaletteSource = async (text, visitor) => {
  const wanted = signs[text[0] ?? '']
  const ask = { q: wanted ? text.slice(1) : text, each: '4' } as const
  const asked: Promise<{ readonly items: readonly FoundItem[] }>[] = [quietCall(search, ask)]
  if (visitor) asked.push(quietCall(searchOwn, ask))
  if (visitor?.roles.includes('manager')) asked.push(quietCall(searchManaged, ask))
  const answers = await Promise.allSettled(asked)
  const items = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.items : []))
  return kinds.flatMap((kind) => {
    const found = items.filter((item) => item.kind === kind && (!wanted || wanted.includes(kind)))
    const isFirst = managed.some((one) => one === kind)
    const entries = found.map(({ href, title, text: note, mark }) => ({
      to: href,
      label: shownTitle(kind, title),
      group: shownText(kind, note),
      mark,
    }))
    return entries.length > 0 ? [{ title: groupWords[kind], isFirst, entries }] : []
  })
}
