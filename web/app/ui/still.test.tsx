import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useRouteLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { drawStillPartsBy, still, stillOf } from './still.ts'

test('the server draws a still part once, to the markup that the part itself would be', () => {
  let times = 0
  const ways = (names: string[]) => () => {
    times++
    return names.map((name) => (
      <li key={name}>
        {name} و {names.length} تا
      </li>
    ))
  }
  const list = (key: string, names: string[]) => renderToString(<ul {...still(key, ways(names))} />)
  const inBrowser = list('a', ['یک', 'دو'])
  drawStillPartsBy(renderToString)
  times = 0
  expect(list('a', ['یک', 'دو'])).toBe(inBrowser)
  expect(list('a', ['یک', 'دو'])).toBe(inBrowser)
  expect(times).toBe(1)
  expect(list('b', ['سه'])).toContain('سه')
})

function Names({ names }: { names: readonly string[] }) {
  drawnTimes++
  return <p id={useId()}>{names.join('، ')}</p>
}
let drawnTimes = 0

test('the server draws a part of an answer once for each answer, with ids of its own', () => {
  drawStillPartsBy(renderToString)
  const [one, same] = [{ names: ['یک'] }, { names: ['یک'] }]
  const first = renderToString(<div {...stillOf(one, Names)} />)
  expect(renderToString(<div {...stillOf(one, Names)} />)).toBe(first)
  expect(drawnTimes).toBe(1)
  const second = renderToString(<div {...stillOf(same, Names)} />)
  expect(drawnTimes).toBe(2)
  expect(second.replace(/id="[^"]*"/, '')).toBe(first.replace(/id="[^"]*"/, ''))
  expect(second).not.toBe(first)
})

test('a part of an answer cannot know who is there, and has no links for pictures before it', () => {
  drawStillPartsBy(renderToString)
  const Private = (_: { names: readonly string[] }) => <p>{JSON.stringify(useRouteLoaderData('root'))}</p>
  expect(() => stillOf({ names: [] }, Private)).toThrow(/must be used within/)
  const Picture = ({ src }: { src: string }) => <img src={src} alt="" />
  expect(renderToString(<p {...stillOf({ src: '/a.png' }, Picture)} />)).toBe(
    '<p><img src="/a.png" alt=""/></p>',
  )
})
