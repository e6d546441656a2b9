/** When an id of Discord's was made, in milliseconds since 1970. */
export const snowflakeTime = (id: string): number => Number(BigInt(id) >> 22n) + 1_420_070_400_000;
