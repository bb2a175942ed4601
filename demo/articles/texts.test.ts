import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { readArticles } from './read-articles.ts'
import { demoSeries } from './series.ts'

const articles = await readArticles()

test('there are 16 articles: a draft, one in review, one scheduled, the others published', () => {
  const states = Map.groupBy(articles, ({ state }) => state)
  expect(articles).toHaveLength(16)
  expect([...states].map(([state, all]) => [state, all.length])).toEqual(
    expect.arrayContaining([
      ['draft', 1],
      ['inReview', 1],
      ['scheduled', 1],
      ['published', 13],
    ]),
  )
  expect(new Set(articles.map(({ by }) => by)).size).toBe(8)
})

test.each(articles.filter(({ state }) => state !== 'draft'))('$slug is worth reading', ({ body, topics }) => {
  expect(plainText(body).split(/\s+/).length).toBeGreaterThan(150)
  expect(body.content.filter(({ type }) => type === 'heading').length).toBeGreaterThanOrEqual(3)
  expect(topics.length).toBeGreaterThan(0)
  expect(plainText(body)).not.toMatch(/[كي]|(?<!\p{L})می /u)
})

test('series have articles of the demo, each in one series', () => {
  const parts = demoSeries.flatMap((series) => series.parts)
  expect(new Set(parts).size).toBe(parts.length)
  const slugs = new Set(articles.map(({ slug }) => slug))
  expect(parts.filter((part) => !slugs.has(part))).toEqual([])
  for (const { parts: own } of demoSeries) expect(own.length).toBeGreaterThanOrEqual(2)
})
