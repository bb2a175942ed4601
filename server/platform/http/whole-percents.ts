/**
 * Pages of packages name files such as `100%.html` without escaping the percent sign. In an address below this path a
 * percent sign that begins no letter stands for itself; elsewhere such an address is refused.
 */
const packages = '/packages/'

export function wholePercents(url: string): string {
  if (!url.startsWith(packages) || !url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  const whole = path
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/(?:%[\da-f]{2})+/gi, (letters) => (isText(letters) ? letters : letters.replaceAll('%', '%25')))
  return [whole, ...query].join('?')
}

function isText(letters: string): boolean {
  try {
    decodeURIComponent(letters)
    return true
  } catch {
    return false
  }
}
