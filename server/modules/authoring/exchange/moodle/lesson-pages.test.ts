import { expect, test } from 'vitest'
import { inLine, type LessonPage } from './lesson-pages.ts'

type Buttons = readonly (string | number)[]

/** Pages of a chain: the id of each, and where its buttons lead. */
const chained = (pages: readonly Buttons[]): LessonPage[] =>
  pages.map(([id, ...jumps], at) => ({
    '@id': String(id),
    prevpageid: String(pages[at - 1]?.[0] ?? 0),
    nextpageid: String(pages[at + 1]?.[0] ?? 0),
    answers: { answer: jumps.map((jump) => ({ jumpto: String(jump) })) },
  }))

const names = (pages: Iterable<LessonPage>) => [...pages].map((page) => page['@id']).join(' ')
const lineOf = (...pages: readonly Buttons[]) => {
  const { pages: line, forks, drawing } = inLine(chained(pages))
  return { line: names(line), forks: names(forks), drawing: names(drawing) }
}

const [here, next, previous, end] = [0, -1, -40, -9]

test('without forks pages stand in their chain, whatever leads back, ends or stays', () => {
  expect(lineOf(['a', next], ['b', previous, next], ['c', here, next, end], ['d', end])).toEqual({
    line: 'a b c d',
    forks: '',
    drawing: '',
  })
})

test('pages stand where their buttons lead, not where the author happened to put them', () => {
  expect(lineOf(['a', 'd'], ['b', end], ['c', 'b'], ['d', 'c'])).toMatchObject({ line: 'a d c b', forks: '' })
})

test('a menu is a fork: its ways stand in the order of its buttons, and what they share after both', () => {
  const pages = lineOf(['menu', 'y', 'x'], ['x', 'z'], ['y', 'z'], ['z', 'menu', next], ['end', end])
  expect(pages).toEqual({ line: 'menu y x z end', forks: 'menu', drawing: '' })
})

test('a question that leads on by its answers is a fork, its help stands before what follows', () => {
  const pages = lineOf(['q', 'r', 'help', here], ['r', end], ['help', 'r'])
  expect(pages).toMatchObject({ line: 'q help r', forks: 'q' })
})

test('what a lot draws is told, and a page that nothing leads to is not lost', () => {
  expect(lineOf(['a', -80], ['b', -50], ['c', end], ['alone', end])).toEqual({
    line: 'a b c alone',
    forks: '',
    drawing: 'a b',
  })
  // A jump number that means a random page is read as a page's id when a page has that id.
  expect(lineOf(['a', 2], ['1', end], ['2', '1'])).toMatchObject({ line: 'a 2 1', drawing: '' })
})
