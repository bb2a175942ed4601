/** Whether the web is built with the styleguide: for developers and for the journeys. */
export const withStyleguide = process.env.STYLEGUIDE === '1'
