import { describe, expect, test } from 'vitest';
import { correctedStreet, type StreetTypes } from './correctedStreet.ts';

const us: StreetTypes = {
  place: 'last',
  types: ['Street', 'Avenue', 'Boulevard', 'Drive', 'Road', 'Court', 'Place', 'Plaza'],
  alike: ['Curt', 'Avenu'],
};
const mx: StreetTypes = {
  place: 'first',
  types: ['Avenida', 'Calle', 'Calzada', 'Paseo', 'Camino'],
  alike: ['Paso'],
};
const br: StreetTypes = { place: 'first', types: ['Avenida', 'Travessa', 'Largo', 'Praça'], alike: ['Lago'] };

describe('[CART-038][PLUS-060] a street type', () => {
  test.each([
    ['100 Main Stret', us, '100 Main Street'],
    ['100 MAIN STRET', us, '100 MAIN STREET'],
    ['100 main stret apt 4', us, '100 main street apt 4'],
    ['100 Main Steret #4', us, '100 Main Street #4'],
    ['55 Union Avneue NW', us, '55 Union Avenue NW'],
    ['9 Sunset Boulvard, Suite 12', us, '9 Sunset Boulevard, Suite 12'],
    ['Avenda Juárez, 120', mx, 'Avenida Juárez, 120'],
    ['Calzda de Tlalpan, 99', mx, 'Calzada de Tlalpan, 99'],
    ['Aveinda Paulista, 1578', br, 'Avenida Paulista, 1578'],
    ['travesa das Flores, 3', br, 'travessa das Flores, 3'],
  ])('is suggested for %s', (street, types, suggested) => {
    expect(correctedStreet(street, types)).toBe(suggested);
  });

  test.each([
    ['100 Main Street', us],
    ['100 Main St', us],
    ['12 Crystal Lake', us],
    ['100 Avenu', us],
    ['8 Old Avenu', us],
    ['4 Curt', us],
    ['1 Uncle Curt', us],
    ['77 The Venue', us],
    ['500 Beale', us],
    ['500 Stret', us],
    ['12 Stret Hill', us],
    ['PO Box 12', us],
    ['', us],
    ['Camilo Cienfuegos, 4', mx],
    ['Paso Florentino, 8', mx],
    ['Avenida Juárez, 120', mx],
    ['Av. Hidalgo, 99', mx],
    ['Calle, 5', mx],
    ['Lago Sul, 3', br],
    ['Praca da Sé, 1', br],
    ['Rua Avenda, 1', br],
  ])('is not asked about in %s', (street, types) => {
    expect(correctedStreet(street, types)).toBeUndefined();
  });
});
