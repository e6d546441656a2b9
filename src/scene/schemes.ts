/** The ways a picture can be colored, for different eyes. */
export const schemes = ['usual', 'protan', 'deutan', 'tritan', 'contrast'] as const;
export type Scheme = (typeof schemes)[number];
