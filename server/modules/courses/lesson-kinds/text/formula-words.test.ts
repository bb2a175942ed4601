import { expect, test } from 'vitest'
import { formulaWords } from './formula-words.ts'

const plain = (tex: string) => formulaWords(tex).replace(/[\u2066\u2069]/g, '')

test('a formula is told as a line that can be read', () => {
  const told = {
    '180^\\circ': '180°',
    'a^2 + b^2 = c^2': 'a² + b² = c²',
    '\\frac{\\sin x}{x}': '(sin x)/x',
    '\\frac12 r^2\\theta': '1/2r²θ',
    '\\sqrt{2}': '√2',
    'x_1 \\neq x_{n+1}': 'x₁ ≠ xₙ₊₁',
    '2^{1/12} \\approx 1.0595': '2^(1/12) ≈ 1.0595',
    '\\binom{n}{k}': '(n k)',
    '\\hat A': 'A',
    '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}': '(1 2; 3 4)',
  }
  expect(Object.fromEntries(Object.keys(told).map((tex) => [tex, plain(tex)]))).toEqual(told)
})

test('in Persian words it keeps its own direction, and what is no formula is left out', () => {
  expect(formulaWords('x = 1')).toBe('\u2066x = 1\u2069')
  expect(formulaWords('\\frac{')).toBe('')
  expect(formulaWords('')).toBe('')
})
