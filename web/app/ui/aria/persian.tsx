import { currentRules } from '@arvand/persian/locale'
import { DateFormatter } from '@internationalized/date'
import { LocalizedStringDictionary } from '@internationalized/string'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { dragSentences } from './drag-sentences.ts'
import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

const locale = 'fa-IR'
type Dictionary = LocalizedStringDictionary<string, string>

const dictionaries = new Map<string, Dictionary>()
for (const [name, words] of Object.entries({ ...sentences, ...dragSentences })) {
  const messages: Record<string, Record<string, Sentence>> = { [locale]: { ...words } }
  // The library types a message as text only, though some of its own messages are functions.
  dictionaries.set(
    name,
    new LocalizedStringDictionary(messages as Record<string, Record<string, string>>, locale),
  )
}

// React Aria has no Persian, and its own provider of words works in the browser only, so the browser's page would
// differ from the server's. On both sides this replaces the static method by which React Aria finds words;
// `persian.test.tsx` checks that the method still works.
Object.assign(LocalizedStringDictionary, {
  getGlobalDictionaryForPackage: (name: string) => dictionaries.get(name) ?? null,
})

const inParts = DateFormatter.prototype.formatToParts
const inBrowserOrder = DateFormatter.prototype.format
type Part = Intl.DateTimeFormatPart['type']

/** «جمعه ۲۹ آبان ۱۴۰۵»: Intl puts the year of a Persian date first when its month is a word. */
function inPersianOrder(formatter: DateFormatter, date: Date): string {
  const { locale: own, calendar } = formatter.resolvedOptions()
  const parts = inParts.call(formatter, date)
  const find = (type: Part) => parts.find((part) => part.type === type)?.value
  const [year, month] = [find('year'), find('month')]
  const worded = own.startsWith('fa') && calendar === 'persian' && year && month && /\p{L}/u.test(month)
  if (!worded) return inBrowserOrder.call(formatter, date)
  return [find('weekday'), find('day'), month, year].filter(Boolean).join(' ')
}

DateFormatter.prototype.format = function (date) {
  return inPersianOrder(this, date)
}
DateFormatter.prototype.formatRangeToParts = function (start, end) {
  return [
    { type: 'literal', value: inPersianOrder(this, start), source: 'startRange' },
    { type: 'literal', value: ' تا ', source: 'shared' },
    { type: 'literal', value: inPersianOrder(this, end), source: 'endRange' },
  ]
}

/** Wraps every component made with React Aria: Persian words, direction, and the digits and calendar of the locale. */
export function Persian({ children }: { children: ReactNode }) {
  return <I18nProvider locale={currentRules().tag}>{children}</I18nProvider>
}
