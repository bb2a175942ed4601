import { BellRing, MonitorSmartphone } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon } from './app/ui/drawn-icon.ts'
import { linesOf } from './light-icons.ts'

test.each([
  ['bell-ring', BellRing],
  ['monitor-smartphone', MonitorSmartphone],
])('the light form of %s draws what Lucide draws', async (name, icon) => {
  const { __iconData: data } = await import(
    new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url).href
  )
  const look = { size: 20, strokeWidth: 1.7, 'aria-hidden': true, className: 'shrink-0' } as const
  const drawn = (of: Parameters<typeof createElement>[0]) => {
    const markup = renderToStaticMarkup(createElement(of as typeof BellRing, look))
    return attributesOf(markup.replace(/lucide[\w-]* ?/g, ''))
  }
  expect(drawn(drawnIcon(linesOf(data.node)) as never)).toEqual(drawn(icon as never))
})

/** The elements of a markup, each with its attributes in one order. */
const attributesOf = (markup: string) =>
  markup.match(/<[^>]+>/g)?.map((element) => element.match(/[\w-]+(?:="[^"]*")?/g)?.toSorted())
