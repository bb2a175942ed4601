/** A valid national code, random enough that two journeys hardly ever share one. */
export function aNationalCode(): string {
  const nine = String(100_000_000 + Math.floor(Math.random() * 899_999_999))
  const sum = Array.from(nine).reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const rest = sum % 11
  return `${nine}${rest < 2 ? rest : 11 - rest}`
}

/** A name that no other journey uses, so that the person's card is found among others. */
export const aName = (given: string): string => {
  const letters = 'ابپتجچدرزسشفقکگلمنهی'
  const rest = Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  return `${given} ${rest}`
}
