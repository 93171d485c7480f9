/** The map of streets, which only a shopper loads who asks for it. */
export { TileMap, type TileMapProps } from './TileMap.tsx';
