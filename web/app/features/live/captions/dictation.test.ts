import { expect, test } from 'vitest'
import { dictate, findRecognition, type Recognition } from './dictation.ts'

/** A recogniser as browsers have it, which hears what the test says. */
class Recogniser implements Recognition {
  static last: Recogniser
  starts = 0
  lang = ''
  continuous = false
  interimResults = false
  onspeechstart: Recognition['onspeechstart'] = null
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  constructor() {
    Recogniser.last = this
  }
  start() {
    this.starts += 1
  }
  stop() {
    this.onend?.()
  }
  hears(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal })
    this.onresult?.({ resultIndex: 0, results: [result] })
  }
}

function dictating() {
  const lines: [string, number][] = []
  const said = { lines, failed: 0, time: 1_000 }
  const stop = dictate(Recogniser, {
    onLine: (text, ago) => lines.push([text, ago]),
    onFailed: () => {
      said.failed += 1
    },
    now: () => said.time,
  })
  return { said, stop, browser: Recogniser.last }
}

test('a phrase is one line, with how long ago it began', () => {
  const { said, browser, stop } = dictating()
  expect(browser).toMatchObject({ lang: 'fa-IR', continuous: true, starts: 1 })
  browser.onspeechstart?.()
  said.time += 1_500
  browser.hears(' سلام', false)
  said.time += 500
  browser.hears(' سلام بچه‌ها ', true)
  said.time += 4_000
  browser.hears('امروز', true)
  expect(said.lines).toEqual([
    ['سلام بچه‌ها', 2_000],
    ['امروز', 0],
  ])
  stop()
  expect(browser.starts).toBe(1)
})

test('after a silence it goes on; what cannot be heard at all is told once', () => {
  const { said, browser } = dictating()
  browser.onerror?.({ error: 'no-speech' })
  browser.onend?.()
  expect([browser.starts, said.failed]).toEqual([2, 0])
  browser.onerror?.({ error: 'network' })
  browser.onend?.()
  expect([browser.starts, said.failed]).toEqual([2, 1])
})

test('it is found under both of its names, and nowhere else', () => {
  expect(findRecognition({})).toBeNull()
  expect(findRecognition({ webkitSpeechRecognition: Recogniser })).toBe(Recogniser)
  expect(findRecognition({ SpeechRecognition: Recogniser })).toBe(Recogniser)
})
