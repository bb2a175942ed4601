import { expect, test } from 'vitest'
import { nameAfter, whyNotReplace, whyNotTakePlace } from './replacement.ts'

test('what was handed in or unpacked is not replaced, and one replacement waits at a time', () => {
  expect(whyNotReplace('lesson', null)).toBeNull()
  expect(whyNotReplace('submission', null)).toBe('media.not-replaceable')
  expect(whyNotReplace('package', null)).toBe('media.not-replaceable')
  expect(whyNotReplace('cover', { isFailed: false })).toBe('media.being-replaced')
  expect(whyNotReplace('cover', { isFailed: true })).toBeNull()
})

test('a film takes the place of a film alone', () => {
  expect(whyNotTakePlace('video', 'video')).toBeNull()
  expect(whyNotTakePlace('picture', 'video')).toBe('media.other-kind')
})

test('the known name stays, with the ending of the new content', () => {
  expect(nameAfter('درس اول.mp4', 'new take.webm')).toBe('درس اول.webm')
  expect(nameAfter('درس اول', 'take')).toBe('درس اول')
})
