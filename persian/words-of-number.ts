const units = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه']
const teens = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده']
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود']
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد']
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون', 'کوینتیلیون']

function wordsUnderThousand(number: number): string[] {
  const rest = number % 100
  const small = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], units[rest % 10]]
  return [hundreds[Math.floor(number / 100)], ...small].filter(
    (word) => word !== undefined && word !== '',
  ) as string[]
}

/**
 * A whole number in words: 1250000 is «یک میلیون و دویست و پنجاه هزار». One thousand is «یک هزار», as on a bill.
 * Throws RangeError for a fraction, an unsafe number, or 10^21 and more.
 */
export function wordsOfNumber(number: number | bigint): string {
  if (typeof number === 'number' && !Number.isSafeInteger(number)) throw new RangeError('Not a whole number')
  let rest = BigInt(number)
  if (rest < 0n) return `منفی ${wordsOfNumber(-rest)}`
  if (rest === 0n) return 'صفر'
  const groups: string[] = []
  for (let scale = 0; rest > 0n; scale += 1, rest /= 1000n) {
    const name = scales[scale]
    if (name === undefined) throw new RangeError('Too large for words')
    const words = wordsUnderThousand(Number(rest % 1000n)).join(' و ')
    if (words) groups.unshift(name ? `${words} ${name}` : words)
  }
  return groups.join(' و ')
}
