export const breach = process.env.SECRET;
