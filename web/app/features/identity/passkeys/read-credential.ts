/** The credential that the browser put into a form as JSON; what is none is refused by the contract. */
export function readCredential<Shape>(text: string): Shape {
  try {
    return JSON.parse(text) as Shape
  } catch {
    return {} as Shape
  }
}
